import { packageFiles } from './world'

/** The texts of the small template's languages: one catalogue of the core, and one for each feature. */
const textsOf = (code: string): Record<string, string> => {
  const name = code.replace('-', '')
  return {
    'locale.ts': `export const ${name} = '${code}'\n`,
    'load.ts': `export const ${name} = { modal: () => import('./modal'), account: () => import('./account') }\n`,
    'hint.ts': `export const button = { connect: 'connect', failed: 'failed' }

export const ${name}Hint = { locale: '${code}', texts: { button } }
`,
    'modal/index.ts': "export { button } from '../hint'\nexport { view } from './core'\n",
    'modal/core.ts': `const names = { evm: 'EVM', solana: 'Solana' }

export const view = {
  titles: { Connect: 'Connect', Account: 'Account' },
  names,
  shortNames: { ...names, evm: 'E' },
}
`,
    'account/index.ts': "export { send } from './send'\nexport { swaps, swapErrors } from './swaps'\n",
    'account/send.ts': `import { wordsIn } from '../../words'

const { plural } = wordsIn('${code}')

export const send = {
  review: 'Review: /* the amount */',
  least: (count: number) => plural(count, { one: '# digit', other: \`# digits, more: \${count}\` }),
  sent: 'Sent',
}
`,
    'account/swaps.ts': "export const swaps = { swap: 'Swap' }\n\nexport const swapErrors = { NO_ROUTE: 'No route' }\n",
  }
}

const codes = ['ar', 'de', 'pt-BR']
const folder = '/pkg/template/src/wallet-modal/locales'

/** Writes one line of a language registry for each language. */
const lines = (line: (code: string, name: string) => string): string =>
  codes.map((code) => `${line(code, code.replace('-', ''))}\n`).join('')

const languages = codes.map((code) => ({
  id: `locale-${code.toLowerCase()}`,
  kind: 'locale',
  title: `Language ${code}`,
  default: true,
  requires: ['words'],
  files: [`src/wallet-modal/locales/${code}/**`],
}))
const words = { id: 'words', kind: 'shared', title: 'Words', files: ['src/wallet-modal/locales/words.ts'] }

/** The small template with three languages in addition to English, as files for `diskWith`. */
export const languageFiles: Record<string, string> = {
  '/pkg/template/units.json': JSON.stringify([
    ...(JSON.parse(packageFiles['/pkg/template/units.json'] ?? '') as unknown[]),
    words,
    ...languages,
  ]),
  [`${folder}/words.ts`]: 'export const wordsIn = () => ({ plural: String })\n',
  [`${folder}/available.ts`]: lines((code, name) => `export { ${name} } from './${code}/locale'`),
  [`${folder}/loaders.ts`]: lines((code, name) => `export { ${name} } from './${code}/load'`),
  [`${folder}/index.ts`]: lines((code, name) => `export { ${name}Hint } from './${code}/hint'`),
  ...Object.fromEntries(
    codes.flatMap((code) => Object.entries(textsOf(code)).map(([path, text]) => [`${folder}/${code}/${path}`, text])),
  ),
}

import { posix } from 'node:path'
import { rendersOnServer, type Framework } from '../host/framework'
import { importPath } from '../wire/import-path'
import type { SourceStyle } from '../wire/source-style'
import { providerName } from '../wire/wallet-file'
import { aligned } from './edit/aligned'
import type { ImportedSetup } from './imported-setup'
import type { PlacedConfig } from './setup/place-config'
import type { Code, NeededImport } from './source/portable'

/** The facts about the project that decide how the file with the modal's options is written. */
export interface SetupFile {
  framework: Framework
  language: 'typescript' | 'javascript'
  /** The path of the file with the modal's options, relative to the project. */
  path: string
  /** The folder of the copied modal, in the same folder as the file. */
  target: string
  style: SourceStyle
  /** The wagmi config; `null` when the setup has no config that the modal can share. */
  config: PlacedConfig | null
}

/** Placeholder for the semicolon of the team's code style; replaced by nothing when the team writes no semicolons. */
const end = '\u0000'
/** Placeholder for the quote character of the team's code style. Carried-over code keeps its own quotes. */
const quote = '\u0001'

/** The exports of the modal that the code of the options may use. */
const modalExports = ['coinbaseOnRamp', 'meldOnRamp', 'cloudSiwx', 'localSiwx']

/** Creates the text of the file with the modal's options and the provider component. */
export function setupFile(setup: ImportedSetup, file: SetupFile): string {
  const isServer = rendersOnServer(file.framework)
  const isTyped = file.language === 'typescript'
  const names = namesOf(setup, file)
  const own = setup.networks.flatMap((network) =>
    network.kind === 'own' ? [`const ${network.name} = ${network.code.text}${end}`] : [],
  )
  const sections = [
    ...(isServer ? [`${quotes('use client')}${end}`] : []),
    importLines(setup, file, names)
      .map((line) => line + end)
      .join('\n'),
    ...(isServer
      ? [
          `// What a server renders is never updated, so MobX need not watch it.\nenableStaticRendering(typeof window === ${quotes('undefined')})${end}`,
        ]
      : []),
    ...own,
    ...(file.config?.kind === 'own' ? [`export const wagmiConfig = ${file.config.code.text}${end}`] : []),
    ...(file.config === null && setup.adapters.includes('wagmi') ? [spareConfig] : []),
    ...(setup.projectId && !isLiteral(setup.projectId) ? [`const projectId = ${setup.projectId.text}${end}`] : []),
    optionsCode(setup, names, file.config),
    [
      '/** Gives the wallet modal to everything inside: it goes around the app, once. */',
      `export function ${providerName}({ children }${isTyped ? ': { children?: ReactNode }' : ''}) {`,
      `  return <WalletModalProvider modal={walletModal}>{children}</WalletModalProvider>${end}`,
      '}',
    ].join('\n'),
  ]
  return inStyle(`${sections.join('\n\n')}\n`, file.style)
}

/** Writes a new wagmi config for a project whose own config the modal cannot share. */
const spareConfig = [
  '// With a config of your own already, take that one.',
  'const wagmiConfig = createConfig({',
  '  chains: [wagmiMainnet],',
  '  transports: { [wagmiMainnet.id]: http() },',
  `})${end}`,
].join('\n')

/**
 * The local names of the networks that are imported from the modal. A name gets the prefix `wallet` when carried-over code already imports
 * the same name.
 */
function namesOf(setup: ImportedSetup, { config }: SetupFile): ReadonlyMap<string, string> {
  const taken = new Set(codesOf(setup, config).flatMap(({ imports }) => imports.map(({ local }) => local)))
  return new Map(
    setup.networks.flatMap(({ kind, name }): [string, string][] =>
      kind === 'ours' ? [[name, taken.has(name) ? `wallet${name[0]?.toUpperCase()}${name.slice(1)}` : name]] : [],
    ),
  )
}

function importLines(setup: ImportedSetup, file: SetupFile, names: ReadonlyMap<string, string>): string[] {
  const codes = codesOf(setup, file.config)
  const needed: NeededImport[] = [
    ...codes.flatMap(({ imports }) => imports),
    ...setup.networks.flatMap((network): NeededImport[] =>
      network.kind === 'package'
        ? [{ imported: network.name, local: network.name, from: { package: network.from } }]
        : network.kind === 'project'
          ? [{ imported: network.exported, local: network.name, from: { file: network.file } }]
          : [],
    ),
    ...(file.config?.kind === 'import'
      ? [{ imported: file.config.exported, local: configName(file.config), from: { file: file.config.file } }]
      : []),
    ...(file.config === null && setup.adapters.includes('wagmi')
      ? [
          { imported: 'createConfig', local: 'createConfig', from: { package: '@wagmi/core' } },
          { imported: 'http', local: 'http', from: { package: '@wagmi/core' } },
          { imported: 'mainnet', local: 'wagmiMainnet', from: { package: 'viem/chains' } },
        ]
      : []),
    ...(rendersOnServer(file.framework)
      ? [{ imported: 'enableStaticRendering', local: 'enableStaticRendering', from: { package: 'mobx-react-lite' } }]
      : []),
  ]
  const text = codes.map((code) => code.text).join('\n') + (setup.signIn ?? '')
  const modal = [
    'WalletModalProvider',
    'createWalletModal',
    ...setup.adapters.map((id) => `${id}Adapter`),
    ...setup.networks.flatMap(({ kind, name }) => (kind === 'ours' ? [specifier(name, names.get(name) ?? name)] : [])),
    ...modalExports.filter((name) => text.includes(name)),
  ]
  return [
    ...(file.language === 'typescript' ? [`import type { ReactNode } from ${quotes('react')}`] : []),
    ...grouped(needed, file.path),
    importOf(modal, `./${posix.basename(file.target)}`),
  ]
}

/** Returns one import declaration for each module, packages first. */
function grouped(needed: readonly NeededImport[], path: string): string[] {
  const rows = new Map<string, Set<string>>()
  const ordered = [...needed].sort((a, b) => Number('file' in a.from) - Number('file' in b.from))
  for (const { imported, local, from } of ordered) {
    const module = 'package' in from ? from.package : importPath(from.file, path).replace(/(?<=.)\/index$/, '')
    const row = rows.get(module) ?? new Set()
    rows.set(
      module,
      row.add(imported === 'default' || imported === '*' ? `${imported} ${local}` : specifier(imported, local)),
    )
  }
  return [...rows].flatMap(([module, names]) => {
    const [plain, special] = [
      [...names].filter((name) => !/^(default|\*) /.test(name)),
      [...names].filter((name) => /^(default|\*) /.test(name)),
    ]
    return [
      ...special.map(
        (name) => `import ${name.replace(/^default /, '').replace(/^\* /, '* as ')} from ${quotes(module)}`,
      ),
      ...(plain.length > 0 ? [importOf(plain, module)] : []),
    ]
  })
}

/** Returns the text of an import declaration, with a line for each name when one line would be longer than 100 characters. */
function importOf(names: readonly string[], module: string): string {
  const line = `import { ${names.join(', ')} } from ${quotes(module)}`
  return line.length <= 100 ? line : `import {\n${names.map((name) => `  ${name},\n`).join('')}} from ${quotes(module)}`
}

function optionsCode(setup: ImportedSetup, names: ReadonlyMap<string, string>, config: PlacedConfig | null): string {
  const network = (name: string): string => names.get(name) ?? name
  const features = [...setup.features]
  if (!features.some(({ name }) => name === 'connectorTypeOrder'))
    features.push({
      name: 'connectorTypeOrder',
      code: { text: `[${quotes('recent')}, ${quotes('injected')}]`, imports: [] },
    })
  const adapters = setup.adapters.map((id) =>
    id === 'wagmi' ? `wagmiAdapter({ ${configProperty(config)} })` : `${id}Adapter()`,
  )
  const id = setup.projectId
  const lines = [
    `adapters: [${adapters.join(', ')}],`,
    `networks: [${setup.networks.map(({ name }) => network(name)).join(', ')}],`,
    ...(setup.defaultNetwork === null ? [] : [`defaultNetwork: ${network(setup.defaultNetwork)},`]),
    ...(id === null ? [] : [isLiteral(id) ? `projectId: ${id.text},` : '...(projectId && { projectId }),']),
    ...setup.options.map(({ name, code }) => `${name}: ${code.text},`),
    ...(setup.themeMode === null ? [] : [`themeMode: ${quotes(setup.themeMode)},`]),
    ...objectLines('themeVariables', setup.themeVariables),
    ...objectLines('features', features),
    ...(setup.signIn === null ? [] : [`siwx: ${setup.signIn}(),`]),
  ]
  return `export const walletModal = createWalletModal({\n${lines.map((line) => indented(line)).join('\n')}\n})${end}`
}

function objectLines(name: string, entries: readonly { name: string; code: Code }[]): string[] {
  if (entries.length === 0) return []
  const rows = entries.map((entry) => {
    const key = /^[\w$]+$/.test(entry.name) ? entry.name : quotes(entry.name)
    return `${key}: ${entry.code.text}`
  })
  const short = `${name}: { ${rows.join(', ')} },`
  return short.length < 100 && !short.includes('\n')
    ? [short]
    : [`${name}: {\n${rows.map((row) => indented(`${row},`)).join('\n')}\n},`]
}

function codesOf(setup: ImportedSetup, config: PlacedConfig | null): Code[] {
  return [
    ...(setup.projectId ? [setup.projectId] : []),
    ...[...setup.options, ...setup.features, ...setup.themeVariables].map(({ code }) => code),
    ...setup.networks.flatMap((network) => (network.kind === 'own' ? [network.code] : [])),
    ...(config?.kind === 'own' ? [config.code] : []),
  ]
}

function configName({ exported, member }: Extract<PlacedConfig, { kind: 'import' }>): string {
  // The modal exports a function `wagmiAdapter`, so the kit's adapter cannot be imported under the same name.
  return exported === 'default' || exported === 'wagmiAdapter'
    ? member === null
      ? 'wagmiConfig'
      : 'kitAdapter'
    : exported
}

function configProperty(config: PlacedConfig | null): string {
  const text = configText(config)
  return text === 'config' ? text : `config: ${text}`
}

function configText(config: PlacedConfig | null): string {
  if (config?.kind !== 'import') return 'wagmiConfig'
  return config.member === null ? configName(config) : `${configName(config)}.${config.member}`
}

function isLiteral({ text }: Code): boolean {
  return /^(['"])[^'"]*\1$/.test(text)
}

function specifier(imported: string, local: string): string {
  return imported === local ? local : `${imported} as ${local}`
}

/** Indents a text by one level. Lines of carried-over code lose the indentation that they had in their file. */
function indented(text: string): string {
  return `  ${aligned(text, '  ')}`
}

/** Replaces the placeholders and applies the indentation and line endings of the team's code style. */
function inStyle(text: string, style: SourceStyle): string {
  return text
    .replaceAll(end, style.semicolon)
    .replaceAll(quote, style.quote)
    .replaceAll(/^(?: {2})+/gm, (spaces) => style.indent.repeat(spaces.length / 2))
    .replaceAll('\n', style.newline)
}

function quotes(text: string): string {
  return `${quote}${text}${quote}`
}

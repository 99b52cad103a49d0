import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { canaryModule, canaryScript, put, type Place, read } from '../../place'
import { hostilePattern } from '../hostile-paths'
import { partsOf } from '../part'

function changePackageJson(place: Place, edit: (json: Record<string, unknown>) => void): void {
  const path = join(place.project, 'package.json')
  const json = JSON.parse(read(path).toString()) as Record<string, unknown>
  edit(json)
  put(path, `${JSON.stringify(json, null, 2)}\n`)
}

const deep = '['.repeat(100_000)

export const configuration = partsOf('configuration', {
  'a Prettier of its own, with options that are a module': (place) => {
    const { project } = place
    put(
      join(project, 'node_modules/prettier/package.json'),
      '{"name":"prettier","version":"3.9.0","type":"module","exports":"./index.mjs"}',
    )
    const format =
      'export const resolveConfig = async () => ({})\nexport const getFileInfo = async () => ({ ignored: false, inferredParser: "typescript" })\nexport const format = async (text) => text\n'
    put(join(project, 'node_modules/prettier/index.mjs'), canaryModule(place, 'prettier') + format)
    put(join(project, '.prettierrc.mjs'), `${canaryModule(place, 'prettierrc')}export default {}\n`)
  },
  'a Prettier that fails, hangs on or answers nonsense': (place, random) => {
    const { project } = place
    put(
      join(project, 'node_modules/prettier/package.json'),
      '{"name":"prettier","version":"3.9.0","type":"module","exports":"./index.mjs"}',
    )
    const answer = random.pick(['throw new Error("no")', 'return 1', 'return ""', 'return "x\\n"', 'return null'])
    const format = `export const resolveConfig = async () => ({})\nexport const getFileInfo = async () => ({ ignored: false, inferredParser: "typescript" })\nexport const format = async (text) => { ${answer} }\n`
    put(join(project, 'node_modules/prettier/index.mjs'), canaryModule(place, 'prettier') + format)
    put(join(project, '.prettierrc'), '{}')
  },
  'modules of tools that leave a trace': (place) => {
    for (const name of [
      'vite.config.ts',
      'next.config.mjs',
      'babel.config.mjs',
      'eslint.config.mjs',
      'astro.config.mjs',
      'metro.config.js',
    ])
      put(join(place.project, name), `${canaryModule(place, 'tool-configuration')}export default {}\n`)
  },
  'scripts that leave a trace': (place, random) => {
    put(join(place.project, 'canary.sh'), canaryScript(place, 'npm-script'), 0o755)
    put(
      join(place.project, '.npmrc'),
      `script-shell=${join(place.project, 'canary.sh')}\nignore-scripts=false\nnode-options=--import=./canary.mjs\n`,
    )
    put(join(place.project, 'canary.mjs'), canaryModule(place, 'node-options'))
    changePackageJson(place, (json) => {
      json['scripts'] = { preinstall: './canary.sh', prepare: './canary.sh', postinstall: './canary.sh' }
      if (random.oneIn(3))
        json['packageManager'] = random.pick([
          './canary.sh@1.0.0',
          'npm@1; ./canary.sh',
          'yarn@../../x',
          7,
          'pnpm@9.0.0',
        ])
    })
  },
  'git runs programs': (place, random) => {
    const { project } = place
    put(join(project, 'canary.sh'), canaryScript(place, 'git-program'), 0o755)
    const script = join(project, 'canary.sh')
    const options = [
      `[core]\n\tfsmonitor = ${script}\n`,
      `[core]\n\thooksPath = ${project}/hooks\n`,
      `[filter "x"]\n\tclean = ${script}\n\tsmudge = ${script}\n\trequired = false\n`,
      `[diff]\n\texternal = ${script}\n`,
      `[core]\n\tpager = ${script}\n\teditor = ${script}\n\tsshCommand = ${script}\n`,
    ]
    const path = join(project, '.git/config')
    writeFileSync(path, read(path).toString() + random.pick(options))
    put(join(project, '.gitattributes'), '* filter=x diff=x\n')
    for (const hook of ['post-index-change', 'pre-commit', 'post-checkout', 'reference-transaction'])
      for (const folder of ['hooks', '.git/hooks'])
        put(join(project, folder, hook), canaryScript(place, 'git-program'), 0o755)
  },
  'a folder .git that is none': ({ project }, random) => {
    put(join(project, '.git'), random.pick(['gitdir: ../../outside\n', 'gitdir: /nowhere\n', '', '\0']))
  },
  'an odd package.json': ({ project }, random) =>
    put(
      join(project, 'package.json'),
      random.pick([
        '',
        '[]',
        'null',
        '{',
        '\uFEFF{ "name": "shop" }',
        '{ "name": "shop",\r\n "dependencies": [] }\r\n',
        '{ "name": "shop", "__proto__": { "x": 1 }, "dependencies": { "__proto__": "1", "constructor": "2" } }',
        '{ "name": 7, "dependencies": { "react": 7, "mobx": null }, "devDependencies": "x" }',
        '{ "name": "../../x", "version": {}, "dependencies": { "react": "file:../../../outside", "ethers": "git+ssh://x" } }',
        `{ "name": "shop", "x": ${deep} }`,
        `{ "name": "shop", "x": "${'x'.repeat(2_000_000)}" }`,
      ]),
    ),
  'odd workspaces': (place, random) => {
    const patterns = [['**'], ['../**'], ['/**'], ['..'], [hostilePattern(random)], { packages: ['../*'] }, [7], 'x']
    changePackageJson(place, (json) => (json['workspaces'] = random.pick(patterns)))
    if (random.oneIn(2))
      put(
        join(place.project, 'pnpm-workspace.yaml'),
        `packages:\n  - '${hostilePattern(random).replaceAll("'", '')}'\n  - ../**\n`,
      )
  },
  'an odd tsconfig.json': ({ project, outside, root }, random) => {
    const texts = [
      '\uFEFF{ /* x */ "compilerOptions": { "paths": { "@/*": ["./src/*"], "#/*": ["../../outside/*"] }, }, }',
      '{ "extends": "./tsconfig.json" }',
      `{ "extends": ${JSON.stringify(Array.from({ length: 20 }, () => './tsconfig.json'))} }`,
      '{ "extends": ["./a.json", "./tsconfig.json"] }',
      `{ "extends": ${JSON.stringify(join(outside, 'secret.txt'))} }`,
      '{ "extends": "../../../outside/secret.txt", "references": [{ "path": "./tsconfig.json" }, { "path": ".." }] }',
      `{ "compilerOptions": { "paths": { "*": ["${root}/*"], "__proto__": ["x"] }, "baseUrl": "/" } }`,
      '[]',
      'null',
      '{',
      `{ "x": ${deep}`,
      '{ "compilerOptions": 7, "extends": 7, "references": 7, "paths": 7 }',
    ]
    put(join(project, 'tsconfig.json'), random.pick(texts))
    put(join(project, 'a.json'), '{ "extends": "./b.json" }')
    put(join(project, 'b.json'), '{ "extends": "./a.json" }')
  },
  'odd configurations of tools': ({ project }, random) => {
    const texts = [
      '\uFEFF',
      '\0',
      '{'.repeat(50_000),
      'export default',
      `// ${'('.repeat(20_000)}`,
      'rules: {'.repeat(5_000),
    ]
    for (const name of [
      'vite.config.ts',
      'next.config.mjs',
      '.editorconfig',
      '.prettierrc',
      '.prettierignore',
      'components.json',
      'lerna.json',
      '.gitignore',
    ])
      if (random.oneIn(2)) put(join(project, name), random.pick(texts))
  },
  'odd roots of the app': ({ project }, random) => {
    const text = random.pick([
      'export default function A() { return <Outlet /> }\n',
      '<'.repeat(20_000),
      '\0',
      `${'('.repeat(5_000)}`,
      '`${'.repeat(3_000),
    ])
    for (const name of ['src/main.tsx', 'src/App.tsx', 'app/layout.tsx', 'app/root.tsx', 'pages/_app.tsx'])
      put(join(project, name), text)
  },
  'odd packages in node_modules': ({ project, outside }, random) => {
    const text = random.pick([
      '',
      '{',
      '[]',
      'null',
      '{"version":7}',
      '{"version":"x","license":{}}',
      `{"license":"${'('.repeat(3_000)}MIT"}`,
    ])
    for (const name of ['react', 'mobx', 'ethers', 'vite', 'react-dom'])
      put(join(project, 'node_modules', name, 'package.json'), text)
    if (random.oneIn(2)) put(join(project, 'node_modules', '.package-lock.json'), deep)
    if (random.oneIn(3)) put(join(project, 'node_modules', 'react', 'LICENSE'), outside)
  },
  'files that may not be read': ({ project }, random) => {
    const path = random.pick([
      'package.json',
      'src/wallet-modal/index.ts',
      'src/wallet-modal/wallet-modal.json',
      'src/wallet-modal',
      'src',
    ])
    chmodSync(join(project, path), 0o000)
  },
})

import { transformAsync } from '@babel/core'
import type { Plugin } from 'vite'

/** A call or a declaration of a hook. In a `.ts` file, which has no JSX, the compiler changes only functions that call hooks. */
const hook = /\buse(?:[A-Z]|\()/

/** The files that a host's setup compiles: the app's source without packages, tests and helpers of tests. */
const compiled = /^(?!.*(?:node_modules|\.test\.|\/testing\/)).*\.tsx?$/

/**
 * Runs React's compiler over TypeScript before anything else reads it.
 * @param mode `infer` compiles what looks like a component or a hook, `all` every function of a .tsx file as well
 */
export function reactCompiler(mode: 'infer' | 'all'): Plugin {
  return {
    name: 'react-compiler',
    enforce: 'pre',
    async transform(code, id) {
      const [file = ''] = id.split('?')
      if (!compiled.test(file) || (file.endsWith('.ts') && !hook.test(code))) return null
      const compilationMode = file.endsWith('.tsx') ? mode : 'infer'
      const result = await transformAsync(code, {
        filename: file,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        parserOpts: { plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
        plugins: [['babel-plugin-react-compiler', { compilationMode }]],
      })
      return result?.code ? { code: result.code, map: result.map ?? null } : null
    },
  }
}

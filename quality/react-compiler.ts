import { transformAsync } from '@babel/core'
import type { Plugin } from 'vite'

/** What a host's setup compiles: the app's source, not packages, tests and their helpers. */
const compiled = /^(?!.*(?:node_modules|\.test\.|\/testing\/)).*\.tsx?$/

/**
 * Runs React's compiler over TypeScript before anything else reads it.
 * @param compilationMode `infer` compiles what looks like a component or a hook, `all` every function of a .tsx file
 */
export function reactCompiler(compilationMode: 'infer' | 'all'): Plugin {
  return {
    name: 'react-compiler',
    enforce: 'pre',
    async transform(code, id) {
      const [file = ''] = id.split('?')
      if (!compiled.test(file) || (compilationMode === 'all' && !file.endsWith('.tsx'))) return null
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

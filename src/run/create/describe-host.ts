import { frameworkTitle, type Framework } from '../../host/framework'
import type { PackageManager } from '../../host/package-manager'
import type { HostProject } from '../../host/project'

/** The facts about a project that the report shows. */
export interface HostReport {
  framework: Framework
  router: HostProject['router']
  language: HostProject['language']
  sourceRoot: string
  aliases: HostProject['aliases']
  entry: string | null
  react: string | null
}

/** Picks the detected facts that a report shows. */
export function reportHost({
  framework,
  router,
  language,
  sourceRoot,
  aliases,
  entry,
  react,
}: HostProject): HostReport {
  return { framework, router, language, sourceRoot, aliases, entry, react }
}

/** Returns the detected facts as one line of text. */
export function describeHost(host: HostReport, manager: PackageManager): string {
  const { framework, router, language, sourceRoot, aliases, react } = host
  const routed = router === null ? '' : router === 'app' ? ' (App Router)' : ' (pages)'
  return [
    frameworkTitle(framework) + routed,
    language === 'typescript' ? 'TypeScript' : 'JavaScript',
    ...(react === null ? [] : [`React ${react}`]),
    manager,
    sourceRoot === '' ? 'source beside package.json' : `source in ${sourceRoot}/`,
    ...aliases.map(({ prefix, folder }) => `${prefix}* for ${folder || '.'}/`),
  ].join(', ')
}

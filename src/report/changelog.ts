import compare from 'semver/functions/compare'
import valid from 'semver/functions/valid'

/** The sections of a changelog for the versions after `from`, up to and with `to`. */
export function changelogBetween(text: string, from: string, to: string): string {
  const sections = text.split(/^(?=## )/m).filter((section) => section.startsWith('## '))
  const wanted = sections.filter((section) => {
    const version = valid(/^## \[?v?([^\]\s]+)/.exec(section)?.[1])
    return version !== null && compare(version, from) > 0 && compare(version, to) <= 0
  })
  return wanted.map((section) => section.trim()).join('\n\n')
}

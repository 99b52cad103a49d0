import type { FrameApp } from '../../connectors/auth-frame/auth-client'
import type { OptionsState } from '../../domain/options'
import { plainText } from '../../domain/plain-text'

/** The frame's limits: the length of a text, and the number of icons. */
const maxLength = 2048
const maxIcons = 16

/** The parts of a window that describe its page. */
interface Page {
  document: Document
  location: Pick<Location, 'origin'>
}

/**
 * Describes the app to the frame: the host's metadata, else the title, description and icon of the page. The address is always
 * the page's origin. Texts that are too long for the frame are cut.
 */
export function frameApp(
  { metadata, projectId, sdkType, sdkVersion }: Pick<OptionsState, 'metadata' | 'projectId' | 'sdkType' | 'sdkVersion'>,
  { document, location }: Page,
): FrameApp {
  const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.href
  const { name, description, icons } = metadata ?? {
    name: document.title,
    description: document.querySelector('meta[property="og:description"]')?.getAttribute('content') ?? '',
    icons: icon === undefined ? [] : [icon],
  }
  return {
    metadata: {
      name: plainText(name),
      description: plainText(description, maxLength / 2),
      url: location.origin,
      // A data URL may be longer than the frame accepts.
      icons: icons.filter(({ length }) => length <= maxLength).slice(0, maxIcons),
    },
    sdkType,
    sdkVersion,
    projectId,
  }
}

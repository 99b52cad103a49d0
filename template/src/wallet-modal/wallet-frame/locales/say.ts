import type { Shown } from '../../connectors/auth-frame/protocol'
import type { FramePlatform } from '../platform'
import { translated } from './error-text'
import { loadLanguage } from './load-language'

/**
 * What the modal shows its visitor about an error of the frame, in the language of the visitor. Undefined if the modal shows the English message, or a text of its own.
 * @param page the language of the page that embeds the frame
 */
export async function say(
  platform: FramePlatform,
  page: string | undefined,
  error: unknown,
): Promise<Shown | undefined> {
  const language = await loadLanguage(platform, page)
  const text = translated(language, error)
  return text === undefined ? undefined : { text, lang: language.locale }
}

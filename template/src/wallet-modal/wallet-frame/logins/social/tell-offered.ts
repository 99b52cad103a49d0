import { offeredType } from '../../../connectors/auth-frame/protocol'
import type { SharedContext } from '../../requests/context'
import { readOffered } from '../../server/read-offered'

/** Tells the page which logins the wallet server is set up for. If the server does not answer, the page gets no message. */
export function tellOffered({ platform, config, tellPage }: SharedContext): void {
  readOffered(platform, config).then(
    (payload) => tellPage({ type: offeredType, payload }),
    () => {},
  )
}

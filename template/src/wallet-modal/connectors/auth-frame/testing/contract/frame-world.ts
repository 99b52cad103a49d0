import type { AuthClient } from '../../auth-client'
import type { RequestName, Shown } from '../../protocol'

/** How a request of the page ended: with the payload of its reply, or with the message of an error. */
export interface Outcome {
  /** Undefined for a request that the client did not post. */
  id: string | undefined
  reply?: unknown
  error?: string
  /** The sentence for the visitor that the page has kept of an error. */
  shown?: Shown | undefined
}

/** The methods of the modal's embedded wallet that the tests call. */
export type ModalWallet = Pick<
  AuthClient,
  | 'connectEmail'
  | 'connectOtp'
  | 'user'
  | 'isConnected'
  | 'signOut'
  | 'switchNetwork'
  | 'updateEmail'
  | 'updateEmailPrimaryOtp'
  | 'updateEmailSecondaryOtp'
>

/** The page of an app that embeds the frame. The page uses the modal's own client, with a clock that the test moves. */
export interface PageSide {
  readonly wallet: ModalWallet
  /** Waits for the approval of a new browser, as the modal does. */
  connectDevice(): Promise<void>
  /** Sends a request with the client. Resolves when the request has ended. */
  request(name: RequestName, payload?: unknown): Promise<Outcome>
  /** Gives up all open requests, as the modal does when the visitor closes the modal. */
  giveUp(): Promise<void>
  /** Posts data to the frame without the client. */
  post(data: unknown): Promise<void>
  /** All data that the frame has posted, oldest first. */
  posted(): Promise<readonly unknown[]>
  /** Moves the clock of the page. */
  passTime(milliseconds: number): Promise<void>
  /** Waits until the client has noticed that the frame was loaded a second time. */
  untilReloaded(): Promise<void>
  /** How many requests and timers of the client are open. */
  open(): Promise<{ requests: number; timers: number }>
}

/** What the visitor sees when the wallet asks for an approval. */
export interface Screen {
  /** All texts, one after another. */
  text: string
  isDark: boolean
  /** The colour of the button that approves, as a browser computes it: `rgb(0, 128, 128)`. */
  accent: string
}

/** The person in front of the page. */
export interface Visitor {
  /** An e-mail address that no other test uses. */
  newAddress(): string
  /** Waits for the next mail to an address, and returns its code. */
  readCode(email: string): Promise<string>
  /** Waits for the next mail to an address, opens its link, and approves the browser. */
  approveBrowser(email: string): Promise<void>
  /** Waits until the wallet shows an approval and accepts clicks. */
  sees(): Promise<Screen>
  /** Waits until the wallet shows no approval. */
  seesNothing(): Promise<void>
  approve(): Promise<void>
  decline(): Promise<void>
}

/**
 * A page with a wallet frame, in a browser where nobody has logged in yet. The wallet requires the approval of new browsers, and sends
 * at most one mail in 30 seconds to an address.
 */
export interface FrameWorld {
  readonly page: PageSide
  readonly visitor: Visitor
  /** The origin of the page. */
  readonly origin: string
  /** A language of the frame that the browser of the visitor names after English, and a language that it does not name. */
  readonly languages: { readonly spoken: string; readonly foreign: string }
  /** Networks that the wallet serves: two EVM chain ids, and a CAIP-2 id of Solana. `first` is active at the start. */
  readonly networks: { readonly first: number; readonly second: number; readonly solana: `solana:${string}` }
  /** All data that has reached the document in the frame. */
  received(): Promise<readonly unknown[]>
}

import { compareStructural, reaction, runInAction } from 'mobx'
import { addFeatures } from '../../stores/root/feature-stores'
import type { RootStore } from '../../stores/root/root.store'
import { viewTraits } from '../../stores/shell/view-traits'
import type { Feature } from '../feature'
import { diagnosticsTexts } from './diagnostics-texts'
import { EntryBuffer } from './entry-buffer'
import { networkText } from './known-names'
import { readCopy, readPage } from './read-copy'
import { readEvent } from './read-event'
import { AccountLabels, readState } from './read-state'
import type { DiagnosticsReport, ReportEntry, ReportState } from '../../services/diagnostics/report-schema'
import { checkReport } from '../../services/diagnostics/report-schema'
import { watchRequests } from './watch-requests'
import { watchWallets } from './watch-wallets'

declare module '../../stores/root/feature-stores' {
  interface FeatureStores {
    /** The recorder, while it records. */
    diagnostics: DiagnosticsRecorder
  }
}

declare module '../../stores/shell/router.store' {
  interface ViewData {
    /** Shows what the report of the visit contains, and saves the report as a file. */
    Diagnostics: undefined
  }
}

/** The view of the report, and the button beside errors that opens the view. The modal has both while the recorder records. */
const unit: Feature = {
  id: 'diagnostics',
  order: 95,
  views: [
    {
      id: 'Diagnostics',
      title: (_, language) => language.textsOf(diagnosticsTexts).title,
      load: async () => (await import('./diagnostics.view')).DiagnosticsView,
    },
  ],
  errorAction: { view: 'Diagnostics', label: (language) => language.textsOf(diagnosticsTexts).title },
}

export interface RecorderOptions {
  /** How many minutes a report covers. Default: 5. */
  minutes?: number
}

type Root = Pick<
  RootStore,
  | 'accountLoader'
  | 'chain'
  | 'events'
  | 'features'
  | 'locale'
  | 'modal'
  | 'modalStores'
  | 'modalStoresLoader'
  | 'options'
  | 'platform'
  | 'router'
  | 'sessions'
>

const maxEntries = 2_000
/** In characters of JSON. */
const maxLength = 400_000

/** Distributes `Omit` over the kinds of entries. */
type Untimed<Entry> = Entry extends unknown ? Omit<Entry, 'at'> : never

/** Records what happens in a modal, without anything that could identify the visitor. Sends nothing. */
export class DiagnosticsRecorder {
  readonly #root: Root
  readonly #buffer: EntryBuffer
  readonly #labels = new AccountLabels()
  readonly #stops: (() => void)[] = []
  #elapsed = 0
  #lastNow: number
  #lastState: ReportState | undefined
  #stopState = (): void => {}

  constructor(root: Root, { minutes = 5 }: RecorderOptions) {
    this.#root = root
    this.#buffer = new EntryBuffer({ maxAge: minutes * 60_000, maxEntries, maxLength })
    this.#lastNow = root.platform.now()
  }

  /** Milliseconds since the start of the recording. A clock that is set back does not make this time smaller. */
  readonly elapsed = (): number => {
    const now = this.#root.platform.now()
    this.#elapsed += Math.max(0, now - this.#lastNow)
    this.#lastNow = now
    return this.#elapsed
  }

  start(): void {
    const { events, modal, modalStoresLoader, sessions } = this.#root
    this.#watchState()
    Object.assign(viewTraits, { Diagnostics: {} })
    this.#stops.push(
      events.subscribe((record) => {
        const read = readEvent(record.props, (id) => networkText(this.#root, id))
        if (read) this.#add({ type: 'event', ...read })
      }),
      watchRequests(this.#root, {
        elapsed: this.elapsed,
        note: (facts) => this.#add({ type: 'request', ...facts }),
      }),
      watchWallets(this.#root, {
        elapsed: this.elapsed,
        note: (facts) => this.#add({ type: 'wallet', ...facts }),
      }),
      () => this.#stopState(),
      // The modal downloads its stores when it is shown, so this causes no download of its own.
      reaction(
        () => modal.isShown,
        (isShown) => {
          if (isShown)
            modalStoresLoader.load().then(
              () => this.#joinModal(),
              () => {},
            )
        },
        { fireImmediately: true },
      ),
    )
    if (modalStoresLoader.isLoaded) this.#joinModal()
    sessions.signal.addEventListener('abort', () => this.stop(), { once: true })
    addFeatures(this.#root, { diagnostics: this })
  }

  /** Stops the recording. The recorded entries are gone. */
  stop(): void {
    for (const stop of this.#stops.splice(0)) stop()
    const { features, router } = this.#root
    runInAction(() => delete features.diagnostics)
    if (router.view === 'Diagnostics') router.goBack()
  }

  /** The report of the last minutes. Throws if it contains anything that the schema does not allow. */
  report(): DiagnosticsReport {
    return checkReport({
      format: 'wallet-report',
      version: 1,
      savedAt: this.#root.platform.now(),
      copy: readCopy(this.#root),
      page: readPage(this.#root),
      entries: this.#buffer.read(this.elapsed()),
    })
  }

  /** Opens the modal with the view of the report, over the view that is open. */
  async show(): Promise<void> {
    const { modal, modalStoresLoader, router } = this.#root
    await modalStoresLoader.load()
    this.#joinModal()
    if (!modal.isShown) modal.show()
    router.push({ view: 'Diagnostics', data: undefined })
  }

  #add(entry: Untimed<ReportEntry>): void {
    this.#buffer.add({ at: this.elapsed(), ...entry } as ReportEntry)
  }

  /** Follows the state from now on. Called again when the modal has loaded, because its stores cannot be observed before. */
  #watchState(): void {
    this.#stopState()
    this.#stopState = reaction(
      () => readState(this.#root, this.#labels),
      (state) => {
        if (compareStructural(state, this.#lastState)) return
        this.#lastState = state
        this.#add({ type: 'state', state })
      },
      { fireImmediately: true },
    )
  }

  /** Adds the view and the button to the loaded modal, and follows its alerts. */
  #joinModal(): void {
    const { modalStores } = this.#root
    if (this.#stops.length === 0 || modalStores.units.includes(unit)) return
    runInAction(() => (modalStores.units = [...modalStores.units, unit]))
    this.#stops.push(() => runInAction(() => (modalStores.units = modalStores.units.filter((other) => other !== unit))))
    this.#watchState()
  }
}

/** Starts a recorder. A modal has one: a second call stops the first. */
export function startRecorder(root: RootStore, options: RecorderOptions): DiagnosticsRecorder {
  root.features.diagnostics?.stop()
  const recorder = new DiagnosticsRecorder(root, options)
  recorder.start()
  return recorder
}

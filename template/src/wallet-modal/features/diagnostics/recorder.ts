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
    /** The recorder of diagnostics. Undefined while nothing is recorded. */
    diagnostics: DiagnosticsRecorder
  }
}

declare module '../../stores/shell/router.store' {
  interface ViewData {
    /** Shows the visitor the content of the diagnostics report, and saves the report as a file. */
    Diagnostics: undefined
  }
}

/** Adds the view of the report, and a button beside error messages that opens this view. The unit is part of the modal while a recorder runs. */
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
  /** The number of minutes that a report covers, back from the time at which the report is made. Default: 5. */
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
/** The length of all entries as JSON, in characters. */
const maxLength = 400_000

/** Removes `at` from each member of a union of entry types. A plain `Omit` would keep only the properties that all members share. */
type Untimed<Entry> = Entry extends unknown ? Omit<Entry, 'at'> : never

/** Records the states, events and requests of a modal without personal data. The recorder keeps the entries in memory and sends nothing. */
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

  /** Returns the milliseconds since the start of the recording. If the clock of the device is set back, the returned time stands still. */
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
      // A modal that is shown downloads its stores anyway, so `load` causes no additional download here.
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

  /** Stops the recording, removes the view and the button from the modal, and closes the view if the view is open. */
  stop(): void {
    for (const stop of this.#stops.splice(0)) stop()
    const { features, router } = this.#root
    runInAction(() => delete features.diagnostics)
    if (router.view === 'Diagnostics') router.goBack()
  }

  /**
   * Makes the report of the last minutes.
   * @throws ValiError if the report contains a value that the schema of reports does not allow
   */
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

  /** Opens the view of the report on top of the view that is open. Opens the modal, too, if the modal is closed. */
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

  /** Records the present state and each later change. Called again when the modal has loaded, because the stores of the modal do not exist before. */
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

  /** Adds the view and the button to the modal after the modal has loaded, and begins to record the alerts of the modal. */
  #joinModal(): void {
    const { modalStores } = this.#root
    if (this.#stops.length === 0 || modalStores.units.includes(unit)) return
    runInAction(() => (modalStores.units = [...modalStores.units, unit]))
    this.#stops.push(
      () => runInAction(() => (modalStores.units = modalStores.units.filter((other) => other !== unit))),
      this.#addToSnackbar(),
    )
    this.#watchState()
  }

  /** Adds the button to each snackbar about an error, except while the view of the report is shown. Returns a function that removes the button. */
  #addToSnackbar(): () => void {
    const { locale, modalStores, router } = this.#root
    const { snack } = modalStores
    const onClick = () => {
      snack.hide()
      router.push({ view: 'Diagnostics', data: undefined })
    }
    const set = (label?: string) => {
      if (snack.variant === 'error')
        runInAction(() => (snack.action = label === undefined ? undefined : { label, onClick }))
    }
    const stop = reaction(
      // `shown` is read, so that a message that replaces another one gets the button, too.
      () =>
        [
          snack.shown,
          router.view === 'Diagnostics' ? undefined : locale.modal.textsOf(diagnosticsTexts).title,
        ] as const,
      ([, label]) => set(label),
      { fireImmediately: true },
    )
    return () => {
      stop()
      set()
    }
  }
}

/** Starts a recorder for a modal. A recorder that the modal already has is stopped. */
export function startRecorder(root: RootStore, options: RecorderOptions): DiagnosticsRecorder {
  root.features.diagnostics?.stop()
  const recorder = new DiagnosticsRecorder(root, options)
  recorder.start()
  return recorder
}

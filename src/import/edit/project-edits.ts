import type { SourceFile } from '../source/source-file'
import { FileEdits } from './file-edits'

/** Collects the edits of all files of a project. */
export class ProjectEdits {
  readonly #files = new Map<string, FileEdits>()

  of(file: SourceFile): FileEdits {
    const known = this.#files.get(file.path)
    if (known) return known
    const edits = new FileEdits(file)
    this.#files.set(file.path, edits)
    return edits
  }

  /** The files that have edits, sorted by path. */
  get changed(): FileEdits[] {
    return [...this.#files.values()]
      .filter(({ isEmpty }) => !isEmpty)
      .sort((a, b) => (a.file.path < b.file.path ? -1 : 1))
  }
}

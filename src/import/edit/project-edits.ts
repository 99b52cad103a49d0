import type { SourceFile } from '../source/source-file'
import { FileEdits } from './file-edits'

/** The edits of all files of a project. */
export class ProjectEdits {
  readonly #files = new Map<string, FileEdits>()

  of(file: SourceFile): FileEdits {
    const known = this.#files.get(file.path)
    if (known) return known
    const edits = new FileEdits(file)
    this.#files.set(file.path, edits)
    return edits
  }

  /** The files that change, by path. */
  get changed(): FileEdits[] {
    return [...this.#files.values()]
      .filter(({ isEmpty }) => !isEmpty)
      .sort((a, b) => (a.file.path < b.file.path ? -1 : 1))
  }
}

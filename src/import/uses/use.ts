import type { SyntaxNode } from '../../wire/syntax'
import type { FileEdits } from '../edit/file-edits'
import type { Located } from '../source/names'
import type { ImportedName, SourceFile } from '../source/source-file'

/** A place where a file uses an imported name of the kit. */
export interface Use extends Located {
  file: SourceFile
  imported: ImportedName
}

/** How files of the project import the modal and its options. */
export interface ModalPaths {
  /** Returns the import specifier of the copied modal in a file. */
  modal(file: SourceFile): string
  /** Returns the import specifier of the file with the modal's options in a file. */
  wallet(file: SourceFile): string
}

/** The exact equivalent of a use, and the edit that replaces the use. */
export interface Match {
  /** The replaced code, for reports. */
  what: string
  /** The new code, for reports. */
  becomes: string
  node: SyntaxNode
  apply(edits: FileEdits, paths: ModalPaths): void
}

/** The replacement of a use, or the reason why there is none. */
export type Matched = Match | { why: string }

/** Finds the replacement of a use. */
export type UseRule = (use: Use) => Matched

export function hasMatch(matched: Matched): matched is Match {
  return 'apply' in matched
}

import type { SyntaxNode } from '../../wire/syntax'
import type { FileEdits } from '../edit/file-edits'
import type { Located } from '../source/names'
import type { ImportedName, SourceFile } from '../source/source-file'

/** A place where a file uses a name of the kit. */
export interface Use extends Located {
  file: SourceFile
  imported: ImportedName
}

/** How files of the project import the modal. */
export interface ModalPaths {
  /** The specifier of the copy for a file. */
  modal(file: SourceFile): string
  /** The specifier of the team's own file with the options for a file. */
  wallet(file: SourceFile): string
}

/** An exact match: what the edit of a use is. */
export interface Match {
  /** What was there, in short. */
  what: string
  /** What stands there afterwards, in short. */
  becomes: string
  node: SyntaxNode
  apply(edits: FileEdits, paths: ModalPaths): void
}

/** The match of a use, or why it has none. */
export type Matched = Match | { why: string }

/** Finds the match of a use. */
export type UseRule = (use: Use) => Matched

/** Whether a use has a match. */
export function hasMatch(matched: Matched): matched is Match {
  return 'apply' in matched
}

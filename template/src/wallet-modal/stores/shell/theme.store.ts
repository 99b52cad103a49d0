import { makeAutoObservable, observableRef } from 'mobx'
import type { ThemeMode, ThemeVariables } from '../../domain/options'

/** Light, dark, or what the visitor's system says (undefined), and the host's theme variables. */
export class ThemeStore {
  themeMode: ThemeMode | undefined
  themeVariables: ThemeVariables

  constructor(mode: ThemeMode | undefined, variables: ThemeVariables = {}) {
    this.themeMode = mode
    this.themeVariables = variables
    makeAutoObservable(this, { themeVariables: observableRef })
  }

  /** The variables as an element takes them; undefined when none is set, so that no style attribute is written. */
  get style(): Readonly<Record<string, string>> | undefined {
    return Object.keys(this.themeVariables).length > 0 ? this.themeVariables : undefined
  }

  /** Pass undefined to follow the system. */
  setThemeMode(mode: ThemeMode | undefined): void {
    this.themeMode = mode
  }

  /** Merges into the variables that are set. */
  setThemeVariables(variables: ThemeVariables): void {
    this.themeVariables = { ...this.themeVariables, ...variables }
  }
}

import { makeAutoObservable, observableRef } from 'mobx'
import type { ThemeMode, ThemeVariables } from '../../domain/options'

/** The colour scheme (light, dark, or undefined for the system's) and the host's theme variables. */
export class ThemeStore {
  themeMode: ThemeMode | undefined
  themeVariables: ThemeVariables

  constructor(mode: ThemeMode | undefined, variables: ThemeVariables = {}) {
    this.themeMode = mode
    this.themeVariables = variables
    makeAutoObservable(this, { themeVariables: observableRef })
  }

  /** The variables as an inline style; undefined if there are none, so that no style attribute is rendered. */
  get style(): Readonly<Record<string, string>> | undefined {
    return Object.keys(this.themeVariables).length > 0 ? this.themeVariables : undefined
  }

  /** Undefined follows the system. */
  setThemeMode(mode: ThemeMode | undefined): void {
    this.themeMode = mode
  }

  /** Merges the variables into those that are set. */
  setThemeVariables(variables: ThemeVariables): void {
    this.themeVariables = { ...this.themeVariables, ...variables }
  }
}

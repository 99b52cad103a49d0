/** Whether the setting `smartAccount` of a network asks for contracts. The setting may not be checked yet. */
export function isContractKind(setting: unknown): boolean {
  return typeof setting === 'object' && setting !== null && 'kind' in setting && setting.kind === 'contract'
}

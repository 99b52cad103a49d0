/** A transaction of the chain's past. */
export interface Step {
  readonly from: string
  /** Missing for the deployment of a contract. */
  readonly to?: string
  /** In wei. */
  readonly value?: bigint
  readonly data?: string
}

import { makeAutoObservable, observableRef } from 'mobx'

type TriggerRect = Pick<DOMRect, 'width' | 'height' | 'top' | 'left'>

const noRect: TriggerRect = { width: 0, height: 0, top: 0, left: 0 }

/** The only tooltip of the modal, and its position. */
export class TooltipStore {
  message = ''
  open = false
  triggerRect: TriggerRect = noRect

  constructor() {
    makeAutoObservable(this, { triggerRect: observableRef })
  }

  show(message: string, triggerRect: TriggerRect): void {
    this.message = message
    this.triggerRect = triggerRect
    this.open = true
  }

  hide(): void {
    this.open = false
    this.message = ''
    this.triggerRect = noRect
  }
}

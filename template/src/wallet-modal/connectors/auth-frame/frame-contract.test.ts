// @vitest-environment node
import { describe } from 'vitest'
import { describeFrameContract } from './testing/frame-contract'
import { openScriptedWorld } from './testing/contract/scripted-world'

describe('[C7-20] [C7-21] [C7-24] [C7-25] [C7-26] [C7-27] [C7-29] [C7-30] The contract of the frame', () => {
  describeFrameContract('holds for a frame that follows a model of the protocol', openScriptedWorld)
})

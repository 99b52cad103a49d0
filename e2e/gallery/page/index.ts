import { beyondScreen } from './beyond-screen'
import { missingFonts } from './fonts'
import { inspect } from './inspect'
import { mirrored } from './mirrored'
import { cardPlace, heroPlaces } from './parts'
import { scrollToFoot } from './scrolling'
import { actionsBelowFold, actionsOutOfReach, cutCode, roomForContent } from './short-screen'
import { show } from './show'

/** What the tests can ask of the page. */
Object.assign(globalThis, {
  galleryPage: {
    actionsBelowFold,
    actionsOutOfReach,
    beyondScreen,
    cardPlace,
    cutCode,
    heroPlaces,
    inspect,
    mirrored,
    missingFonts,
    roomForContent,
    scrollToFoot,
    show,
  },
})

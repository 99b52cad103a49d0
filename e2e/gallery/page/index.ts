import { beyondScreen } from './beyond-screen'
import { missingFonts } from './fonts'
import { inspect } from './inspect'
import { mirrored } from './mirrored'
import { cardPlace, heroPlaces, titleSize } from './parts'
import { scrollToFoot } from './scrolling'
import { actionsBelowFold, actionsOutOfReach, cutCode, roomForContent } from './short-screen'
import { show } from './show'
import { textsWithoutCatalogue } from './spoken-texts'
import { cutTexts, overlappingTexts, shortenedTexts } from './texts'

/** The functions that the tests call in the page. */
Object.assign(globalThis, {
  galleryPage: {
    actionsBelowFold,
    actionsOutOfReach,
    beyondScreen,
    cardPlace,
    cutCode,
    cutTexts,
    heroPlaces,
    inspect,
    mirrored,
    missingFonts,
    overlappingTexts,
    roomForContent,
    scrollToFoot,
    shortenedTexts,
    show,
    textsWithoutCatalogue,
    titleSize,
  },
})

import { beyondScreen } from './beyond-screen'
import { missingFonts } from './fonts'
import { inspect } from './inspect'
import { mirrored } from './mirrored'
import { cardPlace, heroPlaces } from './parts'
import { scrollToFoot } from './scrolling'
import { show } from './show'

/** What the tests can ask of the page. */
Object.assign(globalThis, {
  galleryPage: { beyondScreen, cardPlace, heroPlaces, inspect, mirrored, missingFonts, scrollToFoot, show },
})

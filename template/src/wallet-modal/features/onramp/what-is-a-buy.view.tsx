import { Button } from '../../components/controls/button'
import { CardFooter } from '../../components/layout/card'
import { Hero } from '../../components/layout/hero'
import { GlyphPlate } from '../../components/marks/glyph-plate'
import { iconPlus } from '../../components/marks/view-icon-paths'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { onRampTexts } from './on-ramp-texts'

/** Explains what buying is. */
export function WhatIsABuyView() {
  const { router } = useRoot()
  const texts = useTexts(onRampTexts)
  return (
    <>
      <Hero ring={<GlyphPlate path={iconPlus} />} title={texts.whatTitle} text={texts.whatText} />
      <CardFooter>
        <Button icon={iconPlus} onClick={() => router.goBack()} data-testid="wm-onramp-understood">
          {texts.buy}
        </Button>
      </CardFooter>
    </>
  )
}

import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Button } from '../../components/controls/button'
import { Skeleton } from '../../components/feedback/skeleton'
import { Spoken } from '../../components/feedback/spoken'
import { CardFooter } from '../../components/layout/card'
import { Hero } from '../../components/layout/hero'
import { iconCheck, iconCopy, iconExternal } from '../../components/marks/icon-paths'
import { Ring } from '../../components/marks/ring'
import { QrCode, QrMark, QrPanel } from '../../components/qr-code/qr-code'
import { useTexts } from '../../locales/use-texts'
import { openLink } from '../../platform/open-link'
import { useModalStores, useRoot } from '../../react/root-context'
import { useCopied } from '../../views/account/use-copied'
import { SocialLogo } from '../socials/social-logo'
import { FarcasterStore } from './farcaster.store'
import { farcasterTexts } from './farcaster-texts'
import styles from './connecting-farcaster.module.css'

/** Waits for the visitor's approval in the Farcaster app. A desktop shows a QR code for the phone, and a phone shows a button that opens the app. */
export const ConnectingFarcasterView = observer(function ConnectingFarcasterView() {
  'use no memo'
  const root = useRoot()
  const modalStores = useModalStores()
  const [farcaster] = useState(() => new FarcasterStore({ root, modalStores }))
  const { isMobile } = modalStores.device
  useEffect(() => farcaster.enter(), [farcaster])
  if (isMobile || farcaster.isLoading) return <OnPhone farcaster={farcaster} isMobile={isMobile} />
  return <Code url={farcaster.url} />
})

const Code = observer(function Code({ url }: { url: string | undefined }) {
  'use no memo'
  const texts = useTexts(farcasterTexts)
  const { copied, copy } = useCopied()
  return (
    <>
      <div className={styles['code']}>
        <QrPanel>
          {url === undefined ? (
            <Skeleton width="100%" height="100%" />
          ) : (
            <QrCode uri={url} label={texts.codeLabel} tooLong={texts.codeTooLong}>
              <QrMark>
                <SocialLogo provider="farcaster" size={30} />
              </QrMark>
            </QrCode>
          )}
        </QrPanel>
      </div>
      <p className={styles['words']} role="status">
        {url === undefined ? texts.starting : texts.scan}
      </p>
      <CardFooter>
        <Button
          variant="quiet"
          icon={copied ? iconCheck : iconCopy}
          disabled={url === undefined}
          data-testid="wm-copy-link"
          onClick={() => url !== undefined && copy(url)}
        >
          {copied ? texts.copied : texts.copyLink}
        </Button>
      </CardFooter>
      <Spoken>{copied && texts.copied}</Spoken>
    </>
  )
})

const OnPhone = observer(function OnPhone({ farcaster, isMobile }: { farcaster: FarcasterStore; isMobile: boolean }) {
  'use no memo'
  const { platform } = useRoot()
  const texts = useTexts(farcasterTexts)
  const { url, isLoading } = farcaster
  const open = () => {
    const page = platform.window()
    if (page && url !== undefined) openLink(page, url, '_blank')
  }
  return (
    <>
      <Hero
        fill
        live
        testId="wm-connecting"
        data={{ 'data-state': isLoading ? 'connecting' : 'waiting' }}
        ring={
          <Ring state="working">
            <SocialLogo provider="farcaster" size={44} />
          </Ring>
        }
        title={isLoading ? texts.loading : texts.continueInApp}
        text={isLoading ? texts.wait : texts.acceptInApp}
      />
      {isMobile && (
        <CardFooter>
          <Button
            icon={iconExternal}
            disabled={url === undefined || isLoading}
            data-testid="wm-open-farcaster"
            onClick={open}
          >
            {texts.open}
          </Button>
        </CardFooter>
      )}
    </>
  )
})

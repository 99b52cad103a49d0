import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Hero } from '../../components/layout/hero'
import { Icon } from '../../components/marks/icon'
import { Ring } from '../../components/marks/ring'
import { Filled } from '../../locales/filled'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { iconMail } from './email-icons'
import { emailStepTexts } from './email-step-texts'
import styles from './email.module.css'
import { ResendLine } from './resend-line'

/** Waits until the visitor has opened the link of the mail. */
export const EmailVerifyDeviceView = observer(function EmailVerifyDeviceView() {
  'use no memo'
  const { features, router } = useRoot()
  const texts = useTexts(emailStepTexts)
  const { email } = features
  const address = router.route.view === 'EmailVerifyDevice' ? router.route.data.email : undefined
  useEffect(() => {
    const leave = email?.enter()
    if (address !== undefined) void email?.waitForDevice(address)
    return leave
  }, [email, address])
  if (!email || address === undefined) return null
  const resend = async () => {
    await email.resend(address)
    // The visitor may have left the view meanwhile.
    if (router.view === 'EmailVerifyDevice') await email.waitForDevice(address)
  }
  return (
    <Hero
      live
      ring={
        <Ring state="working">
          <Icon path={iconMail} size={32} />
        </Ring>
      }
      title={texts.checkInbox}
      text={
        <>
          <Filled sentence={texts.linkSentTo}>
            <bdi className={styles['address']}>{address}</bdi>
          </Filled>{' '}
          {texts.linkExpires}
        </>
      }
    >
      <ResendLine email={email} label={texts.resendEmail} onResend={() => void resend()} />
    </Hero>
  )
})

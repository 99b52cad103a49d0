import { observer } from 'mobx-react-lite'
import { CardHeader } from '../components/layout/card'
import { Chip } from '../components/controls/chip'
import { iconBack, iconClose, iconHelp, iconSliders } from '../components/marks/icon-paths'
import { NetworkDisc } from '../components/marks/network-disc'
import { viewTexts } from '../locales/en/view-texts'
import { useLanguage, useTexts } from '../locales/use-texts'
import { useModalStores, useRoot } from '../react/root-context'
import { titleOf } from '../views/registry'
import type { ComponentProps, PointerEvent } from 'react'
import { IconButton } from '../components/controls/icon-button'

/** The header: back, help or network at the start; settings and close at the end. */
export const ModalHeader = observer(function ModalHeader({ titleId }: { titleId: string }) {
  'use no memo'
  const root = useRoot()
  const { modal, router } = root
  const texts = useTexts(viewTexts)
  const { route } = router
  const isAccount = route.view === 'Account'
  const openSettings = () => router.push({ view: 'AccountSettings', data: undefined })
  return (
    <CardHeader
      titleId={titleId}
      title={titleOf(root, useLanguage())}
      titleHidden={isAccount}
      start={<HeaderStart />}
      end={
        <>
          {isAccount && (
            <HeaderButton label={texts.settings} icon={iconSliders} data-testid="wm-settings" onClick={openSettings} />
          )}
          {!(modal.isEmbedded && (isAccount || route.view === 'Connect')) && (
            <HeaderButton
              label={texts.close}
              icon={iconClose}
              data-testid="wm-close"
              onClick={() => modal.close('header')}
            />
          )}
        </>
      }
    />
  )
})

const HeaderStart = observer(function HeaderStart() {
  'use no memo'
  const root = useRoot()
  const { asset, chain, events, options, router } = root
  const texts = useTexts(viewTexts)
  const network = chain.activeCaipNetwork
  if (router.view === 'Account' && options.state.enableNetworkSwitch && network) {
    const open = () => {
      events.track({ event: 'CLICK_NETWORKS' })
      router.push({ view: 'Networks', data: undefined })
    }
    return (
      <Chip
        lead={<NetworkDisc name={network.name} src={asset.networkImage(network)} size={22} testnet={network.testnet} />}
        aria-label={`${texts.network}: ${network.name}`}
        data-testid="wm-header-network"
        disabled={!chain.isSwitchingAllowed}
        onClick={open}
      >
        {network.name}
      </Chip>
    )
  }
  if (router.canGoBack)
    return <HeaderButton label={texts.back} icon={iconBack} data-testid="wm-back" onClick={() => router.goBack()} />
  if (router.view !== 'Connect' || !root.modalStores.hasView('WhatIsAWallet')) return null
  const openHelp = () => {
    events.track({ event: 'CLICK_WALLET_HELP' })
    router.push({ view: 'WhatIsAWallet', data: undefined })
  }
  return <HeaderButton label={texts.help} icon={iconHelp} data-testid="wm-help" onClick={openHelp} />
})

/** An icon button of the header. Its label is shown as a tooltip while the mouse is over it. */
const HeaderButton = observer(function HeaderButton(props: ComponentProps<typeof IconButton>) {
  'use no memo'
  const { tooltip } = useModalStores()
  const show = ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
    if (pointerType === 'mouse') tooltip.show(props.label, currentTarget.getBoundingClientRect())
  }
  return <IconButton {...props} onPointerEnter={show} onPointerLeave={() => tooltip.hide()} />
})

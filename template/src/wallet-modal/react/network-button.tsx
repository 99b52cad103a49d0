import { observer } from 'mobx-react-lite'
import { iconDown, iconWarn } from '../components/controls/button-icon-paths'
import { Icon } from '../components/marks/icon'
import { NetworkDisc } from '../components/marks/network-disc'
import { PillButton } from '../components/controls/pill-button'
import { buttonTexts } from '../locales/en/button-texts'
import { useTexts } from '../locales/use-texts'
import { guarded } from './guarded'
import { useRoot, useShownRoot } from './root-context'
import { useOpener } from './hooks/use-opener'

export interface NetworkButtonProps {
  disabled?: boolean
  /** The label while no network is known. Default: 'Select network'. */
  label?: string
}

/** Shows the active network and opens the list of networks. */
export const NetworkButton = /* @__PURE__ */ guarded(
  /* @__PURE__ */ observer(function NetworkButton({ disabled, label }: NetworkButtonProps) {
    'use no memo'
    const { events, modal: dialog } = useRoot()
    const { asset, chain, modal } = useShownRoot()
    const opener = useOpener()
    const texts = useTexts(buttonTexts)
    const network = chain.activeCaipNetwork
    const isUnsupported = chain.isUnsupportedShown
    const open = () => {
      events.track({ event: 'CLICK_NETWORKS' })
      dialog.show({ view: isUnsupported ? 'UnsupportedChain' : 'Networks' })
    }
    return (
      <PillButton
        {...opener}
        variant="outline"
        disabled={disabled || modal.loading}
        data-testid="wm-network-button"
        onClick={open}
      >
        {isUnsupported ? (
          <Icon path={iconWarn} size={18} />
        ) : (
          network && (
            <NetworkDisc name={network.name} src={asset.networkImage(network)} size={20} testnet={network.testnet} />
          )
        )}
        <span>{isUnsupported ? texts.switchNetwork : (network?.name ?? label ?? texts.selectNetwork)}</span>
        <Icon path={iconDown} size={16} />
      </PillButton>
    )
  }),
)

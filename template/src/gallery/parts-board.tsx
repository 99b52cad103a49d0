import { Actions } from '../wallet-modal/components/actions'
import { Badge } from '../wallet-modal/components/badge'
import { Button } from '../wallet-modal/components/button'
import { DetailList } from '../wallet-modal/components/detail-list'
import { Icon } from '../wallet-modal/components/icon'
import * as modalIcons from '../wallet-modal/components/icon-paths'
import * as viewIcons from '../wallet-modal/components/view-icon-paths'
import { PillButton } from '../wallet-modal/components/pill-button'
import { Segmented } from '../wallet-modal/components/segmented'
import { Separator } from '../wallet-modal/components/separator'
import { Skeleton } from '../wallet-modal/components/skeleton'
import { Switch } from '../wallet-modal/components/switch'
import type { ThemeMode } from '../wallet-modal/domain/options'

const icons = [...Object.entries(modalIcons), ...Object.entries(viewIcons)]

const nothing = () => {}

/** The parts that views are made of, also those that no view uses yet. */
export function PartsBoard({ theme }: { theme: ThemeMode }) {
  const actions = [
    { id: 'onramp', icon: viewIcons.iconPlus, label: 'Buy', onClick: nothing },
    { id: 'swap', icon: viewIcons.iconSwap, label: 'Swap', onClick: nothing },
    { id: 'receive', icon: viewIcons.iconReceive, label: 'Receive', onClick: nothing },
    { id: 'send', icon: viewIcons.iconSend, label: 'Send', onClick: nothing },
  ]
  return (
    <section className="wm-root board" data-wm-theme={theme} aria-label="Parts">
      <Button>Primary</Button>
      <Button variant="quiet">Quiet</Button>
      <Button variant="line" busy>
        Working
      </Button>
      <Button variant="danger">Danger</Button>
      <Separator label="or" />
      <Actions items={actions} />
      <DetailList
        items={[
          { label: 'Network', value: 'Base' },
          { label: 'Fee', value: '0.0004 ETH' },
        ]}
      />
      <div className="line">
        <Badge>Recent</Badge>
        <Badge tone="success">Installed</Badge>
        <Badge tone="warning">Slow</Badge>
        <Badge tone="danger">Failed</Badge>
        <Switch checked label="Test networks" onChange={nothing} />
        <Skeleton width="120px" height="20px" />
      </div>
      <Segmented
        label="Theme"
        value="light"
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
        onChange={nothing}
      />
      <div className="line">
        <PillButton theme={theme}>Connect wallet</PillButton>
        <PillButton theme={theme} busy>
          Connecting…
        </PillButton>
        <PillButton theme={theme} variant="outline" size="sm">
          0x357f…19aa
        </PillButton>
      </div>
      <div className="line">
        {icons.map(([name, path]) => (
          <Icon key={name} path={path} label={name} />
        ))}
      </div>
    </section>
  )
}

import { observer } from 'mobx-react-lite'
import { Button } from '../../components/controls/button'
import { EmptyState } from '../../components/layout/empty-state'
import { iconOffline, iconWallet } from '../../components/marks/icon-paths'
import { Row } from '../../components/lists/row'
import { RowGroup } from '../../components/lists/row-group'
import { SkeletonRow } from '../../components/lists/skeleton-row'
import { tokenId } from '../../domain/tokens/token'
import { viewTexts } from '../../locales/en/view-texts'
import { useFormats } from '../../locales/use-formats'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { TokenRow } from './token-row'
import { tokenTexts } from './token-texts'

const maxRows = 4

/** The account's most valuable tokens, and a link to all of them. */
export const TokenTab = observer(function TokenTab() {
  'use no memo'
  const { accountLoader, chain, router } = useRoot()
  const texts = useTexts(tokenTexts)
  const formats = useFormats()
  const { tryAgain } = useTexts(viewTexts)
  const tokens = accountLoader.stores?.tokens
  if (tokens?.status === 'failed' && tokens.list.length === 0)
    return (
      <EmptyState
        icon={iconOffline}
        title={texts.tokensUnavailable}
        text={texts.tokensUnavailableText}
        action={
          <Button variant="quiet" onClick={() => void tokens.retry()} data-testid="wm-retry">
            {tryAgain}
          </Button>
        }
      />
    )
  if (!tokens || tokens.status === 'idle' || (tokens.status === 'loading' && tokens.list.length === 0))
    return (
      <div aria-busy="true">
        <SkeletonRow />
        <SkeletonRow />
      </div>
    )
  const { list, lowQuality } = tokens
  const rest = list.length + lowQuality.length > maxRows || lowQuality.length > 0
  if (list.length === 0 && !rest)
    return (
      <EmptyState
        icon={iconWallet}
        title={texts.noTokens}
        text={texts.noTokensText(chain.activeCaipNetwork?.name ?? '')}
      />
    )
  return (
    <RowGroup plain label={texts.tokens}>
      {list.slice(0, maxRows).map((token) => (
        <TokenRow key={tokenId(token)} token={token} />
      ))}
      {rest && (
        <Row
          size="sm"
          title={texts.allTokens}
          endText={formats.number(String(list.length))}
          chevron
          onClick={() => router.push({ view: 'Tokens', data: undefined })}
          testId="wm-all-tokens"
        />
      )}
    </RowGroup>
  )
})

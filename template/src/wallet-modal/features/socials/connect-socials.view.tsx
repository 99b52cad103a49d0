import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Row } from '../../components/lists/row'
import { RowGroup } from '../../components/lists/row-group'
import { useTexts } from '../../locales/use-texts'
import { useRoot } from '../../react/root-context'
import { LegalCheckbox, LegalNotice } from '../../views/connect/legal-consent'
import { SocialLogo } from './social-logo'
import { socialTexts } from './social-texts'
import { socialNames } from '../../domain/wallets/social-names'

/** The list of all providers that the visitor can log in with. */
export const ConnectSocialsView = observer(function ConnectSocialsView() {
  'use no memo'
  const { features } = useRoot()
  const { group } = useTexts(socialTexts)
  const { social } = features
  useEffect(() => {
    if (social) social.prepare()
    else void features.startSocial?.()
  }, [features, social])
  if (!social) return null
  return (
    <>
      <LegalCheckbox />
      <RowGroup label={group}>
        {social.providers.map((provider) => (
          <Row
            key={provider}
            lead={<SocialLogo provider={provider} />}
            title={socialNames[provider]}
            disabled={!social.canStart}
            chevron
            onClick={() => social.start(provider)}
            testId="wm-social"
            data={{ 'data-provider': provider }}
          />
        ))}
      </RowGroup>
      <LegalNotice />
    </>
  )
})

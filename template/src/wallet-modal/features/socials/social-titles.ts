import { socialNames } from '../../domain/wallets/social-names'
import { defineTexts } from '../../locales/use-texts'

/** The titles of the views about a login at a provider. The titles are in the first chunk of the modal, apart from the other texts. */
export const socialTitles = defineTexts('social-titles', { all: 'All socials', names: socialNames })

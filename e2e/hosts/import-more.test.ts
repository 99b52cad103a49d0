import { testImports } from './support/import-app'
import { moreKitApps } from './support/more-kit-apps'

testImports(moreKitApps)

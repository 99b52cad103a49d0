import { createRoot } from 'react-dom/client'
import { prefetchViews } from '../wallet-modal/modal/prefetch-views'
import '../wallet-modal/theme/tokens.css'
import { Gallery } from './gallery'
import './gallery.css'
import { createStillRoot } from './still-root'

const container = document.getElementById('root')
if (!container) throw new Error('gallery.html has no element with the id "root"')

prefetchViews(
  createStillRoot({}, () => {}),
  true,
)
createRoot(container).render(<Gallery />)

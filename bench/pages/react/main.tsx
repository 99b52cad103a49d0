import { createRoot } from 'react-dom/client'

const container = document.createElement('div')
document.body.append(container)
createRoot(container).render(<button type="button">Connect</button>)

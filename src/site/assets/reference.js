// Starts the renderer of the OpenAPI document in a layout of our own: the page has its title and its landmark already.

const ownLayout = (system) => {
  const { createElement } = system.React
  const part = (name) => createElement(system.getComponent(name, true))
  const layout = () =>
    createElement(
      'div',
      { className: 'swagger-ui' },
      createElement('div', { 'aria-hidden': true }, part('SvgAssets')),
      part('errors'),
      createElement('h2', null, 'Endpoints'),
      createElement('div', { className: 'reference-key' }, part('AuthorizeBtnContainer')),
      part('operations'),
      part('Models'),
    )
  return { components: { OwnLayout: layout } }
}

const root = document.querySelector('#reference')

// What the renderer leaves out for keyboards and screen readers.
const mend = () => {
  // A button must hold no link: the line of an operation is one button.
  for (const link of root.querySelectorAll('button a[href]')) link.removeAttribute('href')
  // Of many buttons of one kind, this one.
  for (const line of root.querySelectorAll('.opblock-summary')) {
    const { path } = line.querySelector('[data-path]').dataset
    for (const button of line.querySelectorAll('.copy-to-clipboard button, .authorization__btn')) {
      const name = button.getAttribute('aria-label')
      if (!name.endsWith(path)) button.setAttribute('aria-label', `${name} ${path}`)
    }
  }
  for (const button of root.querySelectorAll('.opblock-tag button')) button.setAttribute('aria-label', button.parentElement.dataset.tag)
  for (const select of root.querySelectorAll('select:not([aria-label])')) {
    select.setAttribute('aria-label', select.closest('tr')?.dataset.paramName ?? 'Form of the answer')
  }
  for (const input of root.querySelectorAll('tr[data-param-name] input:not([aria-label])')) {
    input.setAttribute('aria-label', input.closest('tr').dataset.paramName)
  }
  for (const button of root.querySelectorAll('.modal-ux button')) {
    if (button.textContent.trim() === '') button.setAttribute('aria-label', 'Close')
    // What a button is called has to hold what stands on it.
    else button.removeAttribute('aria-label')
  }
  for (const code of root.querySelectorAll('pre:not([tabindex])')) code.tabIndex = 0
  keepInDialog(root.querySelector('.modal-ux'))
}

// What lies behind the dialog for a key is out of reach while it is open; whoever closes it is back where they opened it.
const BEHIND = '.skip, .masthead, .docs-nav, .page-head, .colophon, .swagger-ui > :not(.reference-key)'
let opener
let isOpen = false
root.addEventListener('focusin', ({ target }) => {
  if (target.closest('.dialog-ux') === null) opener = target
})

const keepInDialog = (dialog) => {
  if (isOpen === (dialog !== null)) return
  isOpen = dialog !== null
  for (const part of document.querySelectorAll(BEHIND)) part.inert = isOpen
  dialog?.setAttribute('role', 'dialog')
  dialog?.setAttribute('aria-label', 'Your key')
  if (!isOpen) opener?.focus()
}

new MutationObserver(mend).observe(root, { childList: true, subtree: true })
window.SwaggerUIBundle({
  url: '/openapi.json',
  domNode: root,
  plugins: [ownLayout],
  layout: 'OwnLayout',
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
  // A key stays in the page: nothing is written to the browser's storage.
  persistAuthorization: false,
})

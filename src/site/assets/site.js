// What pages gain where scripts run. Nothing needs it: every form and link works without.

// A code block with [data-copy] gets a button that copies its text.
for (const block of document.querySelectorAll('[data-copy]')) {
  if (!navigator.clipboard) break
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.textContent = 'Copy'
  // Of many buttons on a page, this one.
  button.setAttribute('aria-label', `Copy: ${block.querySelector('[aria-label]').getAttribute('aria-label')}`)
  const said = document.createElement('span')
  said.className = 'visually-hidden'
  said.setAttribute('role', 'status')
  button.addEventListener('click', async () => {
    const code = block.querySelector('code')
    const isCopied = await navigator.clipboard.writeText(code.textContent).then(
      () => true,
      () => false,
    )
    // Where the browser forbids it, the keys for it are the next best.
    if (!isCopied) getSelection().selectAllChildren(code)
    button.textContent = isCopied ? 'Copied' : 'Selected'
    said.textContent = isCopied ? 'Copied to the clipboard' : 'The browser forbids to copy: the text is selected'
    setTimeout(() => {
      button.textContent = 'Copy'
      said.textContent = ''
    }, 2000)
  })
  block.append(button, said)
}

// A page that the browser kept and shows again as it was ("Back") is loaded anew where somebody signed in or out since.
const signedIn = String(document.querySelector('.who form') !== null)
addEventListener('pageshow', ({ persisted }) => {
  try {
    if (persisted && sessionStorage.getItem('signed-in') !== signedIn) location.reload()
    sessionStorage.setItem('signed-in', signedIn)
  } catch {
    // Where cookies are refused this is too, and nobody can sign in.
  }
})

// What pages gain where scripts run. Nothing needs it: every form and link works without.

// A code block with [data-copy] gets a button that copies its text.
for (const block of document.querySelectorAll('[data-copy]')) {
  if (!navigator.clipboard) break
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.textContent = 'Copy'
  const said = document.createElement('span')
  said.className = 'visually-hidden'
  said.setAttribute('role', 'status')
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.querySelector('code').textContent)
    button.textContent = 'Copied'
    said.textContent = 'Copied to the clipboard'
    setTimeout(() => {
      button.textContent = 'Copy'
      said.textContent = ''
    }, 2000)
  })
  block.append(button, said)
}

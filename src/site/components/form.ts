/** Forms: fields with a label, help and an error that screen readers are told of, and buttons. */

import type { Viewer } from '../deps.ts'
import { type Html, html } from '../html.ts'

export interface Field {
  name: string
  /** Where forms of one page have fields of the same name. */
  id?: string
  label: Html
  type?: 'text' | 'email' | 'password' | 'search' | 'number' | 'url'
  value?: string | undefined
  help?: Html
  /** What is wrong with what was sent. */
  error?: string | undefined
  required?: boolean
  autocomplete?: string
  maxLength?: number
  minLength?: number
  placeholder?: string
}

export function textField(field: Field): Html {
  return labelled(
    field,
    html`<input
      ...${describedBy(field)}
      type=${field.type ?? 'text'}
      value=${field.type === 'password' ? undefined : field.value}
      required=${field.required}
      autocomplete=${field.autocomplete}
      maxlength=${field.maxLength}
      minlength=${field.minLength}
      placeholder=${field.placeholder}
    />`,
  )
}

export interface Choice extends Field {
  choices: readonly { value: string; label: string }[]
}

export function selectField(field: Choice): Html {
  return labelled(
    field,
    html`<select ...${describedBy(field)}>
      ${field.choices.map(({ value, label }) => html`<option value=${value} selected=${value === (field.value ?? '')}>${label}</option>`)}
    </select>`,
  )
}

export function checkbox(field: Pick<Field, 'name' | 'label' | 'value'> & { checked?: boolean }): Html {
  return html`<div class="field check">
    <label><input type="checkbox" name=${field.name} value=${field.value ?? 'yes'} checked=${field.checked} /> <span>${field.label}</span></label>
  </div>`
}

export interface ButtonOptions {
  kind?: 'primary' | 'quiet' | 'danger'
  name?: string
  value?: string
  small?: boolean
}

export function submitButton(label: Html, { kind = 'primary', name, value, small }: ButtonOptions = {}): Html {
  return html`<button class=${`button ${kind}${small ? ' small' : ''}`} type="submit" name=${name} value=${value}>${label}</button>`
}

export function linkButton(label: Html, href: string, { kind = 'primary', small }: Pick<ButtonOptions, 'kind' | 'small'> = {}): Html {
  return html`<a class=${`button ${kind}${small ? ' small' : ''}`} href=${href}>${label}</a>`
}

/** The token that proves that a form is the viewer's own. Stands in every form that is posted by somebody signed in. */
export function csrfField(viewer: Pick<Viewer, 'csrf'>): Html {
  return html`<input type="hidden" name="csrf" value=${viewer.csrf} />`
}

/** A button beside a record that sends a form of its own; `of` tells who can't see the row which record it is. */
export function rowButton(
  viewer: Pick<Viewer, 'csrf'>,
  { action, label, of, kind }: { action: string; label: string; of: Html; kind: 'quiet' | 'danger' },
): Html {
  return html`<form method="post" action=${action}>
    ${csrfField(viewer)} ${submitButton(html`${label}<span class="visually-hidden"> ${of}</span>`, { kind, small: true })}
  </form>`
}

/** Whose password a form is about: for what keeps passwords, and for nobody to see. */
export function accountNameField(email: string): Html {
  return html`<input type="email" name="username" autocomplete="username" value=${email} readonly hidden />`
}

function labelled(field: Field, control: Html): Html {
  const { name, id = name, label, help, error } = field
  return html`<div class=${`field${error ? ' wrong' : ''}`}>
    <label for=${`field-${id}`}>${label}</label>
    ${help && html`<p class="help" id=${`help-${id}`}>${help}</p>`} ${control}
    ${error && html`<p class="error" id=${`error-${id}`}>${error}</p>`}
  </div>`
}

function describedBy({ name, id = name, help, error }: Field): Record<string, unknown> {
  const described = [help && `help-${id}`, error && `error-${id}`].filter(Boolean).join(' ')
  return {
    id: `field-${id}`,
    name,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? 'true' : undefined,
    autofocus: Boolean(error),
  }
}

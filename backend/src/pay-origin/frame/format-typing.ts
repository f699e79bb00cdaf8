/** Formats what is being typed and keeps the caret behind the same digit. */
export function formatTyping(input: HTMLInputElement, format: (typed: string) => string): void {
  const typed = input.value;
  const formatted = format(typed);
  if (formatted === typed) return;
  const caret = input.selectionStart ?? typed.length;
  const atEnd = caret >= typed.length;
  const digitsBefore = typed.slice(0, caret).replace(/\D/g, '').length;
  input.value = formatted;
  let position = 0;
  for (let digits = 0; position < formatted.length && digits < digitsBefore; position++) {
    if (/\d/.test(formatted.charAt(position))) digits += 1;
  }
  const next = atEnd ? formatted.length : position;
  input.setSelectionRange(next, next);
}

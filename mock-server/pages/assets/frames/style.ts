/** The style parameters and their properties. */
const properties = {
  fontFamily: 'font-family',
  fontSize: 'font-size',
  fontWeight: 'font-weight',
  lineHeight: 'line-height',
  margin: 'margin',
  padding: 'padding',
  color: 'color',
} as const;

/**
 * Applies the style that the address of a frame names. A value is base64, or else as it is. One that is not a valid style is
 * ignored.
 */
export function applyStyle(input: HTMLInputElement, style: URLSearchParams): void {
  for (const [name, property] of Object.entries(properties)) {
    const sent = style.get(name) ?? '';
    const value = [decoded(sent), sent].find((text) => CSS.supports(property, text));
    if (value !== undefined) input.style.setProperty(property, value);
  }
  // The ground is that of the page around, and the browser draws another one behind a frame of another colour scheme: so the
  // scheme is the one in which the text can be read.
  const luminance = input.style.color === '' ? undefined : luminanceOf(getComputedStyle(input).color);
  if (luminance !== undefined) document.documentElement.style.colorScheme = luminance > 0.5 ? 'dark' : 'light';
}

function decoded(text: string): string {
  try {
    return atob(text);
  } catch {
    return '';
  }
}

/** Returns how light a computed colour is, from 0 to 1; undefined for a colour that is not in RGB. */
function luminanceOf(color: string): number | undefined {
  const channels = /^rgba?\((\d+), (\d+), (\d+)/.exec(color)?.slice(1).map(Number);
  if (channels === undefined) return undefined;
  const [red = 0, green = 0, blue = 0] = channels;
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

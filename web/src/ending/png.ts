/** An SVG element of the page as a picture file. */
import sans from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import sansMore from "@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url";
import serif from "@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2?url";
import serifMore from "@fontsource-variable/eb-garamond/files/eb-garamond-latin-ext-wght-normal.woff2?url";

/** The style properties to copy as computed values, because the file has no style sheets. */
const LOOKS = [
  "clip-path", "clip-rule", "color", "display", "dominant-baseline", "fill", "fill-opacity", "fill-rule", "font-family", "font-size", "font-style",
  "font-variant-numeric", "font-weight", "letter-spacing", "opacity", "paint-order", "stroke", "stroke-dasharray", "stroke-linecap", "stroke-linejoin",
  "stroke-opacity", "stroke-width", "text-anchor", "transform", "transform-box", "transform-origin", "visibility",
];
/** Attributes that the page needs but a picture does not. */
const PAGE = /^(class|style|role|tabindex|data-.*|aria-.*)$/;
/** Letters beyond those of English and French. */
const MORE = "unicode-range:U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+1E00-1E9F;";
/** The page's fonts, embedded because a picture file cannot load fonts. */
const FONTS = [
  ["EB Garamond Variable", serif, ""],
  ["EB Garamond Variable", serifMore, MORE],
  ["Inter Variable", sans, ""],
  ["Inter Variable", sansMore, MORE],
] as const;

/** A copy that looks the same without the styles of the page. */
export function standalone(element: SVGSVGElement): SVGSVGElement {
  const copy = element.cloneNode(true) as SVGSVGElement;
  const before = [element, ...element.querySelectorAll<SVGElement>("*")];
  [copy, ...copy.querySelectorAll<SVGElement>("*")].forEach((one, n) => {
    const computed = getComputedStyle(before[n]!);
    for (const { name } of [...one.attributes]) if (PAGE.test(name)) one.removeAttribute(name);
    // Not as an attribute, which the page's Content Security Policy forbids.
    for (const name of LOOKS) one.style.setProperty(name, computed.getPropertyValue(name));
  });
  return copy;
}

async function embedded(url: string): Promise<string> {
  const file = await (await fetch(url)).blob();
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(new Error(String(reader.error)));
    reader.readAsDataURL(file);
  });
}

/** A PNG of an SVG element, with this width and height in pixels. */
export async function png(element: SVGSVGElement, width: number, height: number): Promise<Blob> {
  const copy = standalone(element);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const faces = FONTS.map(async ([family, url, range]) => `@font-face{font-family:"${family}";font-weight:400 800;src:url(${await embedded(url)});${range}}`);
  const style = `<style>${(await Promise.all(faces)).join("")}</style>`;
  const image = new Image(width, height);
  const text = new XMLSerializer().serializeToString(copy).replace(/^<svg[^>]*>/, (start) => start + style);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.drawImage(image, 0, 0, width, height);
  return canvas.convertToBlob({ type: "image/png" });
}

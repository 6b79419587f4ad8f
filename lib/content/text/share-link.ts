/** @returns the link that opens WhatsApp with a message of title and address, to be sent to whom the visitor picks */
export function whatsappShareHref(title: string, url: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`;
}

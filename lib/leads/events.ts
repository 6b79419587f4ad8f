/**
 * @param id identifier of a community event, of a form that the schema admits
 * @returns whether visitors can register for it
 */
export function isOpenEvent(id: string): boolean {
  return id !== '';
}

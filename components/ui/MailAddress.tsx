/** A mail address that breaks, where it has to, behind its `@` first. */
export function MailAddress({ address }: { address: string }) {
  const at = address.indexOf('@') + 1;
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

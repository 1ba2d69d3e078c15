/** In place of tables that the server behind this site did not describe. */
export const NotRead = ({ address }: { readonly address: string }) => (
  <p role="status" className="docs-prose">
    This table comes from <a href={address}>openapi.json</a> of the server behind this site, which could not
    be read.
  </p>
);

/** Route function of the plugin's only page: the server decides which addresses exist. */
export default function route() {
  return { routeParams: {} };
}

/** Route function of the plugin's only page. The server does the routing. */
export default function route() {
  return { routeParams: {} };
}

import printStyles from "!!file-loader?name=static/[name]-[contenthash].css!~/src/styles/on-demand/print.css"

/** How pages look on paper: a file of its own, which browsers fetch last and draw no screen with. */
export function PrintStyles() {
  return <link rel="stylesheet" media="print" href={printStyles} />
}

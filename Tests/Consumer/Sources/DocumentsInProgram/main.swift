import AWSMobileClient
import Foundation

// Runs the documents' samples by name, with the `awsconfiguration.json` of the working directory, for
// Tests/Compatibility/consumer. Each line of standard input is the name of a sample, or `text` and what the text field
// of the samples says. What the samples print is all that is printed, and a line after each that began.

setvbuf(stdout, nil, _IOLBF, 0)
AWSMobileClient.default().hostedUI.pages = BrowserHostedUIPages(opener: BrowserOpener { print("Open \($0)") })
_ = try await AWSMobileClient.default().initialize()
let samples = Samples.of(CommandLine.arguments.last ?? "")
print("\(samples.count) samples")

while let line = readLine() {
    let words = line.split(separator: " ")
    if words.count == 2, words[0] == "text" {
        TextField.entered = String(words[1])
    } else if let sample = samples[line] {
        sample()
        print("began \(line)")
    } else {
        print("no sample \(line)")
    }
}

import BigInt

/// Modular exponentiation without division (P. L. Montgomery, Modular Multiplication Without Trial Division, 1985).
///
/// Numbers are arrays of words, least significant first, as long as N. Operands are in Montgomery form: multiplied by
/// R, the power of two with as many bits, modulo N.
struct MontgomeryReduction: Sendable {
    private let modulus: [UInt]
    /// −1/N modulo 2 to the power of a word's bits.
    private let negativeInverse: UInt
    /// R modulo N: 1 in Montgomery form.
    private let one: [UInt]
    /// R² modulo N: multiplying by it converts a number to Montgomery form.
    private let radixSquare: [UInt]

    /// - Returns: Nil if `modulus` is even: Montgomery form needs an inverse of N.
    init?(modulus: BigUInt) {
        guard modulus & 1 == 1 else { return nil }
        let words = Array(modulus.words)
        let radix = (BigUInt(1) << (words.count * UInt.bitWidth)) % modulus
        self.modulus = words
        negativeInverse = Self.negativeInverse(of: words[0])
        one = Self.padded(radix, to: words.count)
        radixSquare = Self.padded(radix * radix % modulus, to: words.count)
    }

    /// `base`, which is below N, to the power of `exponent`, four bits at a time.
    func power(_ base: BigUInt, to exponent: BigUInt) -> BigUInt {
        let mapped = product(Self.padded(base, to: modulus.count), by: radixSquare)
        var powers = [one, mapped]
        while powers.count < 16 { powers.append(product(powers[powers.count - 1], by: mapped)) }
        var result = one
        for word in exponent.words.reversed() {
            for shift in stride(from: UInt.bitWidth - 4, through: 0, by: -4) {
                for _ in 0..<4 { result = product(result, by: result) }
                let digit = Int(word >> UInt(shift) & 15)
                if digit != 0 { result = product(result, by: powers[digit]) }
            }
        }
        let unit = Self.padded(1, to: modulus.count)
        return BigUInt(words: product(result, by: unit))
    }

    /// a·b/R modulo N: the product of two numbers in Montgomery form.
    private func product(_ one: [UInt], by other: [UInt]) -> [UInt] {
        let count = modulus.count
        var sum = [UInt](repeating: 0, count: 2 * count + 1)
        sum.withUnsafeMutableBufferPointer { sum in
            one.withUnsafeBufferPointer { one in
                modulus.withUnsafeBufferPointer { modulus in
                    for index in 0..<count {
                        Self.add(one, times: other[index], to: sum, at: index)
                        // Adds the multiple of N that makes the lowest word zero.
                        Self.add(modulus, times: sum[index] &* negativeInverse, to: sum, at: index)
                    }
                }
            }
        }
        return reduced(sum[count...])
    }

    /// `sum`, which is below 2·N, modulo N.
    private func reduced(_ sum: ArraySlice<UInt>) -> [UInt] {
        var (difference, borrow) = (Array(sum.dropLast()), false)
        for index in modulus.indices {
            let (first, isShort) = difference[index].subtractingReportingOverflow(modulus[index])
            let (second, isShortAgain) = first.subtractingReportingOverflow(borrow ? 1 : 0)
            difference[index] = second
            borrow = isShort || isShortAgain
        }
        return borrow && sum.last == 0 ? Array(sum.dropLast()) : difference
    }

    /// sum += row·factor, shifted by `shift` words. `sum` has space for the carry.
    private static func add(
        _ row: UnsafeBufferPointer<UInt>, times factor: UInt, to sum: UnsafeMutableBufferPointer<UInt>, at shift: Int
    ) {
        var (carry, index) = (UInt(0), 0)
        while index < row.count {
            let (high, low) = row[index].multipliedFullWidth(by: factor)
            let (first, isOver) = low.addingReportingOverflow(sum[shift &+ index])
            let (second, isOverAgain) = first.addingReportingOverflow(carry)
            sum[shift &+ index] = second
            carry = high &+ (isOver ? 1 : 0) &+ (isOverAgain ? 1 : 0)
            index &+= 1
        }
        let (top, isOver) = sum[shift &+ index].addingReportingOverflow(carry)
        sum[shift &+ index] = top
        if isOver { sum[shift &+ index &+ 1] &+= 1 }
    }

    /// Newton's iteration: each step doubles the number of correct bits.
    private static func negativeInverse(of word: UInt) -> UInt {
        var inverse = word
        for _ in 0..<6 { inverse = inverse &* (2 &- word &* inverse) }
        return 0 &- inverse
    }

    private static func padded(_ number: BigUInt, to count: Int) -> [UInt] {
        let words = Array(number.words)
        return words + [UInt](repeating: 0, count: max(0, count - words.count))
    }
}
